import type { LogSink } from './log';

/** Sends warnings and errors to a collector address; a lost beacon is lost, logging never disturbs the user. */
export function beaconSink(url: string): LogSink {
  return (entry) => {
    if (entry.level !== 'info') navigator.sendBeacon(url, JSON.stringify(entry));
  };
}
