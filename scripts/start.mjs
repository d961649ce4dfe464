import { loadEnv, preview } from 'vite';
import { ensureBuild } from './build/ensure.mjs';
import { root } from './tool.mjs';

// Tests and measurements have built already; a build below a running server would pull its files away.
const asBuilt = process.argv.includes('--as-built');
if (!asBuilt && !(await ensureBuild())) process.exit(1);

const server = await listen();
const address = server.resolvedUrls?.local[0];
const { API_PROXY } = loadEnv('production', root, '');

console.log(`\neProdutor em ${address}\n`);
if (API_PROXY) console.log(`As chamadas seguem para ${API_PROXY}\n`);
else await printAccounts();

async function printAccounts() {
  const { demoAccounts, demoPassword } = await import('../dist-demo/demo.mjs');
  const width = Math.max(...demoAccounts.map(({ address: email }) => email.length));
  console.log(`Contas de demonstração (senha de todas: ${demoPassword})\n`);
  for (const { address: email, description } of demoAccounts)
    console.log(`  ${email.padEnd(width)}  ${description}`);
  console.log('\nCtrl+C encerra.');
}

async function listen() {
  try {
    const started = await preview({ root, logLevel: 'error' });
    // Node closes an idle connection after five seconds; a call sent at that very moment would be lost.
    started.httpServer.keepAliveTimeout = 120_000;
    return started;
  } catch (error) {
    if (!/already in use/.test(String(error))) throw error;
    console.error('A porta já está ocupada. Escolha outra, por exemplo: PORT=5000 npm start');
    return process.exit(1);
  }
}
