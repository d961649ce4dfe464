import { ensureBuild } from '../build/ensure.mjs';

/** Builds as the browser tests do, for a copy that holds changes behind switches. */
process.exitCode = (await ensureBuild()) ? 0 : 1;
