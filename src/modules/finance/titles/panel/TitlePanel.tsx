import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { StaleNote } from '@/platform/grid/parts/GridStates';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { SideDrawer } from '@/platform/ui/SideDrawer';
import { StatusChip } from '@/platform/ui/StatusChip';
import { lateText, statusChip, titleText } from '../components/titleLook';
import { TitleState, useTitle } from '../components/TitleState';
import { lockedReason, type TitleDoings } from '../hooks/useTitleActions';
import type { TitleAddress } from '../hooks/useTitleAddress';
import type { TitleDetail } from '../rules/titleRow';
import { DocumentInstallments } from './DocumentInstallments';
import { PayWith } from './PayWith';
import { TitleAttachments } from './TitleAttachments';
import { TitleHistory } from './TitleHistory';
import { PanelBody, PanelHead } from './panelParts';
import { TitleFacts } from './TitleFacts';
import { WriteOffHistory } from './WriteOffHistory';

const Chips = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  color: theme.tokens.textMuted,
}));
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 24px 16px',
  borderTop: `1px solid ${theme.tokens.border}`,
  [theme.breakpoints.down('sm')]: { paddingInline: 16, '& > .MuiButton-root': { flex: 1 } },
}));

interface Around {
  readonly show: TitleAddress['show'];
  readonly doings: TitleDoings;
  readonly onClose: () => void;
}

interface ContentProps extends Around {
  readonly title: TitleDetail;
  readonly isGoing: { current: boolean };
}

function Content({ title, show, doings, onClose, isGoing }: ContentProps) {
  const { t } = useTranslation('financeTitles');
  const day = today();
  return (
    <>
      <PanelBody>
        <Chips>
          <StatusChip {...statusChip(title, day, t)} />
          {t(`form.movements.${title.movement}`)}
          {lateText(title, day, t) && <span>{lateText(title, day, t)}</span>}
          {title.withInvoice && <span>{t('panel.withInvoice')}</span>}
        </Chips>
        <TitleFacts title={title} />
        <WriteOffHistory title={title} onReverse={(writeOff) => doings.reverse(title, [writeOff])} />
        {title.movement === 'EXPENSE' && <PayWith title={title} />}
        <DocumentInstallments title={title} onOpen={(id) => show({ kind: 'view', id: String(id) }, true)} />
        <TitleAttachments titleId={title.id} />
        <TitleHistory titleId={title.id} isGoing={isGoing} />
      </PanelBody>
      <Foot>
        <LoadingButton
          variant="outlined"
          color="error"
          startIcon={<DeleteOutlined />}
          disabledReason={lockedReason(title, t)}
          onClick={() => doings.remove(title, { onDeleted: onClose, isGoing })}
        >
          {t('remove.action')}
        </LoadingButton>
        <LoadingButton
          variant="contained"
          startIcon={<PriceCheckOutlined />}
          disabledReason={title.open > 0 ? undefined : t('locked.settled')}
          onClick={() => show({ kind: 'writeOff', ids: [title.id] })}
        >
          {t('writeOff.action')}
        </LoadingButton>
      </Foot>
    </>
  );
}

interface TitlePanelProps extends Around {
  readonly id: string;
}

/** A title at the side of the list: what it is, what was paid of it, and its document's other installments. */
export function TitlePanel({ id, ...around }: TitlePanelProps) {
  const { t } = useTranslation('financeTitles');
  const titleId = useId();
  const openOverlay = useOpenOverlay();
  const isGoing = useRef(false);
  const { title, item, stale, retry } = useTitle(id, { follows: true, isGoing });
  const { show, onClose } = around;
  return (
    <SideDrawer titleId={titleId} width={layout.drawerForm} onClose={onClose}>
      <PanelHead>
        <h2 id={titleId}>{(title && titleText(title)) || t('panel.title')}</h2>
        {title && (
          <>
            {title.documentId !== null && (
              <IconAction
                label={t('panel.document')}
                icon={<ArticleOutlined />}
                onClick={() =>
                  openOverlay('documento', { id: String(title.documentId), movimento: title.movement })
                }
              />
            )}
            <IconAction
              label={t('form.edit')}
              icon={<EditOutlined />}
              disabledReason={lockedReason(title, t)}
              onClick={() => show({ kind: 'edit', id })}
            />
            <IconAction
              label={t('form.copy')}
              icon={<ContentCopyOutlined />}
              onClick={() => show({ kind: 'new', copyOf: id })}
            />
          </>
        )}
        <IconAction label={t('panel.close')} icon={<CloseOutlined />} onClick={onClose} />
      </PanelHead>
      {stale && <StaleNote onRetry={retry} />}
      {title ? (
        <Content key={title.id} title={title} isGoing={isGoing} {...around} />
      ) : (
        <PanelBody>
          <TitleState item={item} onRetry={retry} />
        </PanelBody>
      )}
    </SideDrawer>
  );
}
