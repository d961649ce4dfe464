import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monoFamily } from '@/platform/theme/tokens';
import { Marked } from '@/platform/ui/Marked';
import type { TreeRow } from '@/platform/viewer/xml/treeRows';
import type { useXmlTree } from '@/platform/viewer/xml/useXmlTree';

const ROW = 28;
/** Lines drawn above and below what is in view. */
const SPARE = 12;

const Tree = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  fontFamily: monoFamily,
  fontSize: '0.8125rem',
  backgroundColor: theme.tokens.surface,
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
}));
const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  right: 0,
  height: ROW,
  display: 'flex',
  alignItems: 'center',
  paddingRight: 12,
  whiteSpace: 'pre',
  cursor: 'default',
  '& .sign': {
    display: 'grid',
    width: 22,
    flex: 'none',
    color: theme.tokens.textMuted,
    '& svg': { fontSize: 18 },
  },
  '& .name': { color: theme.tokens.primary, fontWeight: 600 },
  '& .attributes': { color: theme.tokens.textMuted },
  '& .text': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&[aria-selected=true]': {
    backgroundColor: theme.tokens.selection,
    boxShadow: `inset 3px 0 0 ${theme.tokens.primary}`,
  },
}));

interface XmlTreeProps {
  readonly label: string;
  readonly tree: ReturnType<typeof useXmlTree>;
}

function Words({ row, words }: { readonly row: TreeRow; readonly words: string }) {
  const { t } = useTranslation('viewer');
  const { name, attributes, text, children } = row.element;
  const written = attributes.map(([key, value]) => ` ${key}="${value}"`).join('');
  const counted =
    children.length > 0 && row.open === false ? t('xml.inside', { count: children.length }) : '';
  return (
    <>
      <span className="name">
        <Marked text={name} query={words} />
      </span>
      {written && (
        <span className="attributes">
          <Marked text={written} query={words} />
        </span>
      )}
      {counted && <span className="attributes"> {counted}</span>}
      {text && (
        <span className="text">
          {'  '}
          <Marked text={text.replaceAll(/\s+/g, ' ').slice(0, 400)} query={words} />
        </span>
      )}
    </>
  );
}

/** Elements as lines; only those in view are drawn, so that a note of a thousand items scrolls as one of two. */
export function XmlTree({ label, tree }: XmlTreeProps) {
  const id = useId();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const { rows, active, activeAt } = tree;

  useEffect(() => {
    if (!frame) return undefined;
    const look = () => setView({ top: frame.scrollTop, height: frame.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    frame.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', look);
    };
  }, [frame]);

  useEffect(() => {
    if (!frame || activeAt < 0) return;
    const top = activeAt * ROW;
    if (top < frame.scrollTop) frame.scrollTo({ top });
    else if (top + ROW > frame.scrollTop + frame.clientHeight)
      frame.scrollTo({ top: top + ROW - frame.clientHeight });
  }, [frame, active, activeAt]);

  const from = Math.max(0, Math.floor(view.top / ROW) - SPARE);
  const to = Math.min(rows.length, Math.ceil((view.top + view.height) / ROW) + SPARE);
  return (
    <Tree
      ref={setFrame}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={activeAt >= from && activeAt < to ? `${id}-${active}` : undefined}
      onKeyDown={tree.onKeyDown}
    >
      <div style={{ height: rows.length * ROW }} role="presentation" />
      {rows.slice(from, to).map((row, index) => (
        <Line
          key={row.id}
          id={`${id}-${row.id}`}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.place}
          aria-setsize={row.siblings}
          aria-expanded={row.open}
          aria-selected={row.id === active}
          style={{ top: (from + index) * ROW, paddingLeft: 8 + (row.level - 1) * 16 }}
          onClick={() => {
            tree.setActive(row.id);
            if (row.open !== undefined) tree.toggle(row.id);
          }}
        >
          <span className="sign" aria-hidden>
            {row.open === true && <ExpandMoreOutlined />}
            {row.open === false && <ChevronRightOutlined />}
          </span>
          <Words row={row} words={tree.words} />
        </Line>
      ))}
    </Tree>
  );
}
