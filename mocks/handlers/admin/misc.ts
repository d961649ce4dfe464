import type { DemoRoute } from '../../route';

export const miscHandlers: readonly DemoRoute[] = [];
