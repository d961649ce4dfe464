/**
 * The colours of charts where the system takes the page's own away: series that stand out from its black or white
 * canvas, and a grid that does not. Lines and words of a drawing are not forced by browsers; its colours stay the
 * scheme's, which were chosen for another ground.
 */
export const FORCED_CHARTS = {
  dark: {
    chart1: '#5ecf8d',
    chart2: '#6db3ff',
    chart3: '#f2b84b',
    chart4: '#ff8a80',
    chart5: '#c9a4ff',
    chartGrid: '#4d4d4d',
  },
  light: {
    chart1: '#0b6b3a',
    chart2: '#0b57a4',
    chart3: '#8a5a00',
    chart4: '#b3261e',
    chart5: '#6a3ab2',
    chartGrid: '#b8b8b8',
  },
} as const;
