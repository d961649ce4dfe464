import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';

import { useSchemeColours } from '@/platform/theme/schemeContext';
import { FORCED_CHARTS } from '@/platform/theme/forcedCharts';
import { schemeVariables, variableOf } from '@/platform/theme/schemeVariables';
import { typeStep } from '@/platform/theme/typography';

const chartVariables = (canvas: keyof typeof FORCED_CHARTS) =>
  Object.fromEntries(
    Object.entries(FORCED_CHARTS[canvas]).map(([role, colour]) => [variableOf(role), colour]),
  );

// The few rules that belong to the page itself; a full CSS reset would be mostly undone by MUI's own styles.
function globalStyles({ tokens }: Theme) {
  return {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      WebkitTextSizeAdjust: '100%',
      scrollbarColor: `${tokens.borderStrong} transparent`,
    },
    body: {
      ...typeStep('body'),
      margin: 0,
      backgroundColor: tokens.background,
      color: tokens.text,
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
    },
    'h1, h2, h3, h4, p, figure, dl, dd': { margin: 0 },
    'b, strong': { fontWeight: 600 },
    // By their beginning MUI's fields know that the browser has filled them.
    '@keyframes mui-auto-fill': { from: { display: 'block' } },
    '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
    '::selection': { backgroundColor: tokens.primarySoft, color: tokens.primarySoftText },
    // Plain elements get the ring that MUI's parts have.
    ':where(a, button, [tabindex]):focus-visible': {
      outline: `2px solid ${tokens.focusRing}`,
      outlineOffset: 2,
    },
    ':where([tabindex="-1"]):focus-visible': { outline: 'none' },
    // Where the system takes the grounds away, frames tell what is chosen and what is a button; nothing that a part
    // says of itself may win over that.
    '@media (forced-colors: active)': {
      '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]': {
        outline: '2px solid Highlight !important',
        outlineOffset: '-2px !important',
      },
      '.MuiButton-root': { border: '1px solid ButtonBorder !important' },
      ':is(button, [role="button"]):is([aria-disabled="true"], :disabled)': {
        color: 'GrayText !important',
        borderColor: 'GrayText !important',
      },
      // The colours of a drawing are its own, also those of the words in it.
      'svg text, svg tspan': { fill: 'CanvasText !important' },
      // The last part of a path is where one is; a frame there would look like the focus.
      'ol [aria-current="page"]': { outline: 'none !important' },
    },
    '@media (forced-colors: active) and (prefers-color-scheme: dark)': { ':root': chartVariables('dark') },
    '@media (forced-colors: active) and (prefers-color-scheme: light)': { ':root': chartVariables('light') },
    '@media print': {
      // The document itself carries the screen's scheme as a style of its own.
      html: { colorScheme: 'light !important' },
      body: { backgroundColor: 'transparent' },
      // Nothing can be pressed on paper.
      'nav, .MuiButton-root, .MuiIconButton-root, .MuiTooltip-popper': { display: 'none !important' },
    },
  } as const;
}

export function GlobalLook() {
  const scheme = useSchemeColours();
  const variables = useMemo(() => ({ ':root': schemeVariables(scheme) }), [scheme]);
  return (
    <>
      <GlobalStyles styles={variables} />
      <GlobalStyles styles={globalStyles} />
    </>
  );
}
