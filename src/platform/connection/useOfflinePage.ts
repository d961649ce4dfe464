import { useEffect, useState } from 'react';
import { keepWhenLoaded, wantOffline } from './offlinePages';

/**
 * The page that calls it can be opened without a network once it has been opened with one. On a computer that others
 * use too nothing is kept.
 */
export function useOfflinePage(): void {
  // While it is drawn: its lists are read before its own effects run.
  useState(wantOffline);
  useEffect(keepWhenLoaded, []);
}
