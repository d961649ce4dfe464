import { demo, type Fault } from '../state';
import { FaultVerbs } from './verbs';

class LocalBackend extends FaultVerbs<void> {
  protected strike(faults: readonly Fault[]): void {
    demo.faults.push(...faults.map((fault) => ({ ...fault })));
  }

  recovers(): void {
    demo.faults.length = 0;
  }
}

/** The demo backend that runs beside a test, and what is to happen to its calls. */
export const backend = new LocalBackend();
