export { plain } from '../reading/blocks.ts';
export { setColumn } from './pages.tsx';
export { Letters } from './rows.tsx';
