import type { Say } from '@glade/text';
import { Dialog } from '@glade/ui/dialog';
import type { ComponentChildren } from 'preact';
import { t } from '../../words/words.ts';

interface Props {
  readonly say: Say;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** What a game shows beside the board, where there is no room beside it. */
export function AsideSheet({ say, onClose, children }: Props) {
  const title = say.has('aside.title') ? say('aside.title') : t('play.aside');
  return (
    <Dialog sheet title={title} close={t('close')} onClose={onClose}>
      {children}
    </Dialog>
  );
}
