import { isOver, scriptRequests } from './build/requests.mjs';
import { table } from './table.mjs';
import { runTool } from './tool.mjs';

const { code } = await runTool('sizeLimit', [], { show: true });

const found = scriptRequests();
const lines = found.map((row) => [row.name, row.requests ?? '', row.limit ?? '', isOver(row) ? 'OVER' : '']);
console.log(table(['scripts asked for', 'found', 'limit', ''], lines));
process.exitCode = code !== 0 || found.some(isOver) ? 1 : 0;
