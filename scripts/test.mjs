import { gates, runSteps } from './test/steps.mjs';

// In the order in which a fault is cheapest to find.
const { types, lint, unit, build, size, browser } = gates;
await runSteps({ types, lint, unit, build, size, browser });
