import { styled } from '@mui/material/styles';

/** Two figures of a card side by side. */
export const Tiles = styled('div')({ display: 'grid', gap: '12px 16px', gridTemplateColumns: '1fr 1fr' });
export const UNKNOWN = '–';
