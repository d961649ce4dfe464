import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * Serves a page and its scripts over real HTTP while the work lasts, packed as a web server packs them: a browser's
 * slow line is not felt by answers that the test itself gives. The work gets the address.
 */
export async function servedFromMemory(html, files, work) {
  const answers = new Map([...files].map(([name, code]) => [`/${name}`, ['text/javascript', code]]));
  answers.set('/', ['text/html; charset=utf-8', html]);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return void response.writeHead(204).end();
    response.writeHead(200, { 'Content-Type': answer[0], 'Content-Encoding': 'gzip' });
    response.end(gzipSync(answer[1]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
