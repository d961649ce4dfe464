import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { today } from '@/platform/format/date';
import { PageLink } from '@/platform/routing/pageLink';
import { useItem } from '@/platform/store/useResource';
import { layout } from '@/platform/theme/tokens';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { IconAction } from '@/platform/ui/IconAction';
import { SideDrawer } from '@/platform/ui/SideDrawer';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { StatusChip } from '@/platform/ui/StatusChip';
import { Facts, Figures, PanelBody, PanelHead } from '../../titles/panel/panelParts';
import { ActBar, useMayAct } from '../acts/ActBar';
import { useUndo } from '../acts/useUndo';
import type { QueryDescriptor } from '../queryDescriptor';
import type { QueryDetail, QueryRow } from '../queryTypes';
import { QueryHistory } from './QueryHistory';
import { DocumentAction, QueryLines } from './QueryLines';
import { TrailSection } from './TrailSection';

const Chips = styled('div')({ marginBottom: 12 });

interface Shown<Row extends QueryRow> {
  readonly query: QueryDescriptor<Row>;
  readonly detail: QueryDetail<Row>;
}

function Content<Row extends QueryRow>({ query, detail }: Shown<Row>) {
  const { t } = useTranslation('financeQueries');
  const day = today();
  const { row } = detail;
  const chip = query.chip(row, t, day);
  const holds = useHoldsMenuKey();
  const related = query.related?.(row, t);
  const may = useMayAct();
  const undo = useUndo(query.name, row.id);
  const facts = [
    ...query.facts(row, t, day),
    [t('columns.farmer'), row.farmerName],
    [t('columns.farm'), row.farmName],
    [t('columns.note'), row.note],
  ] as const;
  return (
    <PanelBody>
      {chip && (
        <Chips>
          <StatusChip {...chip} />
        </Chips>
      )}
      <Figures>
        {query.figures(row, t).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <Facts>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      {related && holds(related.permission) && (
        <Link component={PageLink} to={related.to} sx={{ display: 'inline-block', mt: 1.5 }}>
          {related.label}
        </Link>
      )}
      <ActBar query={query} row={row} />
      {query.followed && <TrailSection steps={detail.trail} own={query.followed} look={query.look(row)} />}
      {query.parts
        .filter((part) => !query.hides?.(row, part))
        .map((part) => (
          <QueryLines
            key={part}
            part={part}
            lines={detail.parts[part]}
            look={query.look(row)}
            recorded={query.recorded(row, part)}
            onUndo={may ? (line) => void undo(line.actId, line.text) : undefined}
          />
        ))}
      <QueryHistory events={detail.history} />
    </PanelBody>
  );
}

/** What stands in the place of a record that is not there. */
function Missing({ status, error, retry }: Omit<ReturnType<typeof useItem>, 'data'>) {
  const { t } = useTranslation('financeQueries');
  if (status !== 'failed')
    return (
      <Loading>
        <SkeletonText lines={4} />
        <SkeletonText lines={6} />
      </Loading>
    );
  return <FailedState error={error} onRetry={retry} missing={<EmptyState title={t('panel.notFound')} />} />;
}

interface QueryPanelProps<Row extends QueryRow> {
  readonly query: QueryDescriptor<Row>;
  readonly id: string;
  readonly onClose: () => void;
}

/** One record at the side of the list: what was agreed, what came of it, and who did what with it. */
export function QueryPanel<Row extends QueryRow>({ query, id, onClose }: QueryPanelProps<Row>) {
  const { t } = useTranslation('financeQueries');
  const titleId = useId();
  const { resource } = query;
  const item = useItem(resource, id, { follows: true });
  const detail = item.status === 'failed' ? null : item.data;
  return (
    <SideDrawer titleId={titleId} width={layout.drawerForm} onClose={onClose}>
      <PanelHead>
        <h2 id={titleId}>{detail ? query.title(detail.row, t) : t(`${query.name}.title`)}</h2>
        {detail && <DocumentAction documentId={detail.row.documentId} side={detail.row.side} />}
        <IconAction label={t('panel.close')} icon={<CloseOutlined />} onClick={onClose} />
      </PanelHead>
      {detail ? (
        <Content query={query} detail={detail} />
      ) : (
        <PanelBody>
          <Missing {...item} />
        </PanelBody>
      )}
    </SideDrawer>
  );
}
