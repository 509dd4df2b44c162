export { Echo } from './Echo.tsx';
export { EntryForm } from './EntryForm.tsx';
