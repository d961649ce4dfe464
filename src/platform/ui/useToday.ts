import { useEffect, useState } from 'react';
import { addDays, localDateToDate, type LocalDate, today } from '@/platform/format/date';

/** Longer timers may fire early or late, and a computer that slept fires none: the day is looked at anew each time. */
const LONGEST_MS = 3_600_000;

/** Today on this device, also for who leaves the page open over midnight. */
export function useToday(): LocalDate {
  const [day, setDay] = useState(() => today());
  useEffect(() => {
    const look = () => setDay(today());
    const untilMidnight = localDateToDate(addDays(today(), 1)).getTime() - Date.now();
    const timer = window.setInterval(look, Math.min(Math.max(untilMidnight, 1000), LONGEST_MS));
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day]);
  return day;
}
