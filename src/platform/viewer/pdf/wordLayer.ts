import { styled } from '@mui/material/styles';

/**
 * The unseen words over a drawn page. The reader of PDFs sets each one's place, and its height, width and turn as CSS
 * variables; these rules make a place of them.
 */
export const Words = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  '--min-font-size': 1,
  '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
  '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
  '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  '& :is(span, br)': {
    position: 'absolute',
    whiteSpace: 'pre',
    color: 'transparent',
    cursor: 'text',
    transformOrigin: '0 0',
  },
  '& .markedContent': { display: 'contents' },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': 0,
    '--scale-x': 1,
    '--rotate': '0deg',
    fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)))',
  },
  '& ::selection': {
    color: 'transparent',
    backgroundColor: `color-mix(in srgb, ${theme.tokens.info.solid} 30%, transparent)`,
  },
  '& br::selection': { background: 'transparent' },
}));
