import { Link } from 'wouter-preact';
import { Page } from './Page.tsx';
import { t } from '../words/words.ts';

export function NotFoundPage() {
  return (
    <Page title={t('notFound.title')}>
      <p>{t('notFound.text')}</p>
      <p>
        <Link href="/">{t('notFound.home')}</Link>
      </p>
    </Page>
  );
}
