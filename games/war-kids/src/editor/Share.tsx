import type { Say } from '@glade/text';
import type { EditorHost } from '@glade/ui';
import { useEffect, useState } from 'preact/hooks';
import type { Scenario } from '../scenario.ts';
import styles from './Editor.module.css';
import { fileOf } from './read.ts';

interface Props {
  readonly say: Say;
  readonly host: EditorHost;
  readonly scenario: Scenario;
}

type Link = { readonly address: string; readonly isCopied: boolean } | 'big';

/** The scenario as a link and as a file. */
export function Share({ say, host, scenario }: Props) {
  const [link, setLink] = useState<Link>();
  useEffect(() => setLink(undefined), [scenario]);

  async function share(): Promise<void> {
    const address = await host.link(JSON.stringify(scenario));
    if (address === undefined) return setLink('big');
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    return setLink({ address, isCopied });
  }

  return (
    <>
      <button type="button" onClick={() => void share()}>
        {say('editor.share')}
      </button>
      <button type="button" onClick={() => host.download(`${scenario.id}.json`, fileOf(scenario))}>
        {say('editor.save')}
      </button>
      {link === 'big' && <p role="alert">{say('editor.share.big')}</p>}
      {link !== undefined && link !== 'big' && (
        <label class={styles.link}>
          <span role="status">
            {say(link.isCopied ? 'editor.share.copied' : 'editor.share.copy')}
          </span>
          <input
            type="text"
            readOnly
            value={link.address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
