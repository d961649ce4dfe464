import {
  homeFiles,
  otherLargeChunks,
  pdfReaderFiles,
  reportFiles,
  signInFiles,
} from './scripts/build/budget.mjs';

/** Counted as gzip, in kB of 1,000 bytes; `npm run bench` measures what these bytes cost in time. */
export default [
  {
    name: 'Sign-in: script and style until the e-mail field takes typing',
    path: signInFiles(),
    limit: '215 kB',
    gzip: true,
  },
  {
    name: 'Home: script and style from a cold start until its shortcuts can be followed',
    path: homeFiles(),
    limit: '330 kB',
    gzip: true,
  },
  {
    name: 'Reader of PDFs: fetched by its worker with the first PDF, cached for good',
    path: pdfReaderFiles(),
    limit: '400 kB',
    gzip: true,
  },
  {
    name: 'A report: its engine, its sheet and the heaviest descriptor, over what pages have in common',
    path: reportFiles(),
    limit: '40 kB',
    gzip: true,
  },
  ...otherLargeChunks().map((path) => ({ name: `Chunk ${path}`, path, limit: '170 kB', gzip: true })),
];
