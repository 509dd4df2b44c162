// The conformance harness without a test runner, for `glade check`.
export { conform } from './conform.ts';
export { report, type Finding } from './findings.ts';
export { readSubject } from './subject.ts';
