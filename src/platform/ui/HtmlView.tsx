import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { typeStep } from '@/platform/theme/typography';
import { ErrorState } from '@/platform/ui/ErrorState';
import { markHits } from '@/platform/ui/markHits';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';

interface HtmlViewProps {
  readonly html: string;
  /** Lines to keep free until the text is there. */
  readonly lines?: number;
  /** Words that a search has found: they are marked. */
  readonly mark?: string | undefined;
  /** Called when the text stands on the page. */
  readonly onShown?: () => void;
}

const Text = styled('div')(({ theme }) => ({
  ...typeStep('body'),
  lineHeight: 1.6,
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  '& h2, & h3, & h4, & h5, & h6': { ...typeStep('cardTitle'), margin: '0 0 8px' },
  '& > * + :is(h2, h3, h4, h5, h6)': { marginTop: 24 },
  '& p, & ul, & ol, & blockquote, & table, & pre': { margin: '0 0 12px' },
  '& ul, & ol': { paddingLeft: 24 },
  // The browser's own marks count the lists around this text too.
  '& ul': { listStyleType: 'disc' },
  '& ul ul': { listStyleType: 'circle' },
  '& li': { margin: '0 0 4px' },
  // One whose address was refused is no link any more.
  '& a[href]': { color: theme.tokens.primary },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { padding: '4px 8px', border: `1px solid ${theme.tokens.border}`, textAlign: 'left' },
  '& blockquote': { paddingLeft: 12, borderLeft: `3px solid ${theme.tokens.border}` },
  '& mark': { backgroundColor: theme.tokens.warning.soft, color: theme.tokens.warning.softText },
  '& hr': { border: 0, borderTop: `1px solid ${theme.tokens.border}` },
}));

/** Text with formatting that came from the server, made harmless. The sanitiser arrives with the first such text. */
export function HtmlView({ html, lines = 12, mark = '', onShown }: HtmlViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [round, setRound] = useState(0);
  const notify = useEffectEvent(() => onShown?.());

  useEffect(() => {
    let wanted = true;
    import('@/platform/ui/sanitiseHtml').then(
      ({ sanitiseHtml }) => {
        if (!wanted) return;
        const text = sanitiseHtml(html);
        if (mark) markHits(text, mark);
        place.current?.replaceChildren(text);
        setStatus('shown');
        notify();
      },
      () => wanted && setStatus('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [html, mark, round]);

  if (status === 'failed') {
    return (
      <ErrorState
        onRetry={() => {
          setStatus('loading');
          setRound((count) => count + 1);
        }}
      />
    );
  }
  return (
    <>
      {status === 'loading' && (
        <Loading>
          <SkeletonText lines={lines} lineHeight={24} />
        </Loading>
      )}
      <Text ref={place} hidden={status === 'loading'} />
    </>
  );
}
