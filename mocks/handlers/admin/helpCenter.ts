import type { DemoRoute } from '../../route';

export const helpCenterHandlers: readonly DemoRoute[] = [];
