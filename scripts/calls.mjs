import { allCalls } from './calls/allCalls.mjs';
import { controllers } from './calls/findCalls.mjs';
import { table } from './table.mjs';

/**
 * Every backend call of the application.
 * `--json` prints it for machines, `--nginx` the locations that a reverse proxy sends to the backend.
 */
const calls = allCalls();

if (process.argv.includes('--json')) console.log(JSON.stringify(calls, null, 2));
else if (process.argv.includes('--nginx')) console.log(nginx(controllers(calls)));
else {
  const rows = calls.map(({ method, path, documented, file, line }) => [
    method,
    path,
    documented ? 'documented' : 'assumed',
    `${file}:${line}`,
  ]);
  const assumed = calls.filter(({ documented }) => !documented).length;
  console.log(table(['method', 'path', 'source', 'used at'], rows));
  console.log(`\n${calls.length} calls, ${assumed} of them assumed`);
}

function nginx(names) {
  return `# Calls go to the backend. A page may carry a controller's name: a request for HTML gets the application.
location ~* ^/(${names.join('|')})/ {
  if ($wants_page) {
    rewrite ^ /index.html last;
  }
  set $answer call;
  proxy_pass $backend;
}`;
}
