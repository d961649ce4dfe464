import type { DemoRoute } from '../../route';

export const financialHandlers: readonly DemoRoute[] = [];
