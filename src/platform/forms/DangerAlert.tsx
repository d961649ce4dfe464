import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

/** What went wrong, on the soft background of its tone. */
export const DangerAlert = styled(Alert)(({ theme }) => ({
  backgroundColor: theme.tokens.danger.soft,
  color: theme.tokens.danger.softText,
  '& .MuiAlert-icon': { color: 'inherit' },
}));
