import type { DemoRoute } from '../../route';

export const customersHandlers: readonly DemoRoute[] = [];
