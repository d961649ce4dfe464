import { styled } from '@mui/material/styles';

/** Switches and ticks under each other, in as many columns as fit. */
export const ToggleGroup = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  columnGap: 16,
  alignItems: 'start',
});

/** What belongs to the switch over it. */
export const Under = styled('div')({ paddingLeft: 40, '@media (max-width: 599px)': { paddingLeft: 8 } });
