import { ok, type Result } from '@glade/engine';
import { tellProblem, type Say } from '@glade/text';
import type { EditorHost } from '@glade/ui';
import { useEffect, useState } from 'preact/hooks';
import type { Scenario } from '../../rules/setup/scenario.ts';
import styles from '../Editor.module.css';
import { fileOf } from '../files.ts';

interface Props {
  readonly say: Say;
  readonly host: EditorHost;
  readonly scenario: Scenario;
}

/** The scenario as a link and as a file. */
export function Share({ say, host, scenario }: Props) {
  const [link, setLink] =
    useState<Result<{ readonly address: string; readonly isCopied: boolean }>>();
  useEffect(() => setLink(undefined), [scenario]);

  async function share(): Promise<void> {
    const address = await host.link(JSON.stringify(scenario));
    if (!address.ok) return setLink(address);
    const isCopied = await host.copy(address.value);
    return setLink(ok({ address: address.value, isCopied }));
  }

  return (
    <>
      <button type="button" onClick={() => void share()}>
        {say('editor.share')}
      </button>
      <button type="button" onClick={() => host.download(`${scenario.id}.json`, fileOf(scenario))}>
        {say('editor.save')}
      </button>
      {link?.ok === false && <p role="alert">{tellProblem(say, link.problem)}</p>}
      {link?.ok === true && (
        <label class={styles.link}>
          <span role="status">
            {say(link.value.isCopied ? 'editor.share.copied' : 'editor.share.copy')}
          </span>
          <input
            type="text"
            readOnly
            value={link.value.address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
