import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { root } from './tool.mjs';

/** Serves the build that stands on a free port, as `npm start` does, while the work lasts; the work gets its address. */
export async function whileServed(work) {
  const port = await freePort();
  const child = spawn(process.execPath, [`${root}scripts/start.mjs`, '--as-built'], {
    env: { ...process.env, PORT: String(port), API_PROXY: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ready = new Promise((done) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      if (said.includes(`:${port}`)) done(true);
    });
  });
  try {
    const stands = await Promise.race([ready, exited.then(() => false)]);
    if (!stands) throw new Error('The server ended before it listened.');
    return await work(`http://localhost:${port}`);
  } finally {
    child.kill();
    await exited;
  }
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
