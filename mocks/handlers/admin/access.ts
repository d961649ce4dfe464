import type { DemoRoute } from '../../route';

export const accessHandlers: readonly DemoRoute[] = [];
