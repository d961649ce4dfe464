import type { ChunkPlan } from './chunks.ts';

export const chunkPlan: Required<ChunkPlan>;
