import type { World } from '../types';
import type { Assistant, Assistants } from './seedAssist';

function assistant(world: World, account: string): Assistant {
  const user = world.users.find((row) => row.account === account);
  if (!user) throw new Error(`Account ${account} does not exist.`);
  return { id: user.id, name: user.name };
}

/** The two accounts that work at the desk. */
export function assistantsOf(world: World): Assistants {
  return { own: assistant(world, 'suporte'), second: assistant(world, 'suporte2') };
}
