import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import UnfoldLessOutlined from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '@/platform/ui/IconAction';
import { SearchField } from '@/platform/ui/SearchField';
import { ViewerFigure } from '@/platform/viewer/parts/ViewerBar';
import type { useXmlTree } from '@/platform/viewer/xml/useXmlTree';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  padding: '6px 4px 6px 12px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.surface,
  '& .space': { flex: 1 },
}));

/** Search in the tree, and all its branches at once. */
export function XmlSearch({ tree }: { readonly tree: ReturnType<typeof useXmlTree> }) {
  const { t } = useTranslation('viewer');
  const { hits, words, active } = tree;
  const here = hits.indexOf(active) + 1;
  const nothing = hits.length === 0 ? t('xml.noHits') : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || hits.length === 0) return;
    event.preventDefault();
    tree.step(event.shiftKey ? -1 : 1);
  };
  return (
    <Bar>
      <div onKeyDown={onKeyDown} role="presentation" style={{ flex: '0 1 260px', minWidth: 0 }}>
        <SearchField label={t('xml.search')} value={words} onSearch={tree.search} delay={200} width="100%" />
      </div>
      {words && (
        <>
          <ViewerFigure role="status">
            {nothing ?? t('xml.hit', { at: here || 1, count: hits.length })}
          </ViewerFigure>
          <IconAction
            label={t('xml.previousHit')}
            icon={<KeyboardArrowUpOutlined />}
            disabledReason={nothing}
            onClick={() => tree.step(-1)}
          />
          <IconAction
            label={t('xml.nextHit')}
            icon={<KeyboardArrowDownOutlined />}
            disabledReason={nothing}
            onClick={() => tree.step(1)}
          />
        </>
      )}
      <span className="space" />
      <IconAction label={t('xml.openAll')} icon={<UnfoldMoreOutlined />} onClick={tree.openAll} />
      <IconAction label={t('xml.closeAll')} icon={<UnfoldLessOutlined />} onClick={tree.closeAll} />
    </Bar>
  );
}
