import { buildForDemo } from './build/ensure.mjs';
import { gates, runSteps } from './test/steps.mjs';

// One build for all steps: the browser tests run on the demo.
buildForDemo();

// In the order in which a fault is cheapest to find; steps of one core each run beside each other.
const { types, lint, unit, build, size, browser } = gates;
await runSteps([{ types, lint, build }, { unit }, { size }, { browser }]);
