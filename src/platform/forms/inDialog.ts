import type { SxProps, Theme } from '@mui/material/styles';

/** A form whose fields scroll between the head and the foot of a dialog. */
export const inDialog: SxProps<Theme> = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  // What the form says of itself stands over the part that scrolls.
  '& > [role="status"], & > [role="alert"]': { mx: { xs: 2, sm: 3 } },
};
