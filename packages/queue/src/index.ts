export { askQueue, type Asking, type Notice } from './ask.ts';
export { cancelStudy, listStudies, type Listed } from './manage.ts';
export { Trouble } from './trouble.ts';
export { workQueue, type Remark, type Throughput, type Working } from './work.ts';
