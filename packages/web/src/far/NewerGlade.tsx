import { useEffect } from 'preact/hooks';
import { renewApp, renewAppUnseen } from '../loading/offline.ts';
import { far } from './far-words.ts';

/** The button that loads the app again, where the server has a newer one. While nobody looks at the page that happens by itself. */
export function RenewButton() {
  useEffect(() => {
    const hear = (): void => void renewAppUnseen();
    hear();
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }, []);
  return (
    <button type="button" data-renew onClick={() => void renewApp()}>
      {far('far.reload')}
    </button>
  );
}

/** The same with the sentence about it, for pages that show nothing else of the table. */
export function NewerGlade() {
  return (
    <>
      <p role="alert">{far('far.bar.newer')}</p>
      <RenewButton />
    </>
  );
}
