// forbidden: eslint(no-restricted-imports)
export { Button as canary } from '@mui/material';
