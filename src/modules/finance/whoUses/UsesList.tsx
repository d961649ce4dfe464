import { useMemo } from 'react';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { PageLink } from '@/platform/routing/pageLink';
import type { RowId } from '@/platform/store/resourceState';
import { useQuery } from '@/platform/store/useQuery';
import { typeStep } from '@/platform/theme/typography';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { placeOf, readUses, type Uses, type UsingRecord } from './usesOf';
import { wordOfUse } from './wordOfUse';

const Root = styled('div')({ display: 'grid', gap: 12 });
const Head = styled('div')(typeStep('bodyStrong'));
const Records = styled('ul')({ margin: '4px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' });

function RecordLink({
  record,
  onLeave,
}: {
  readonly record: UsingRecord;
  readonly onLeave: (() => void) | undefined;
}) {
  const openOverlay = useOpenOverlay();
  const { kind, id, name, movement } = record;
  const place = placeOf(record);
  if (onLeave === undefined) return name;
  if (kind === 'DOCUMENT' && movement !== '')
    return (
      <Link
        component="button"
        type="button"
        onClick={() => {
          onLeave();
          openOverlay('documento', { id: String(id), movimento: movement });
        }}
      >
        {name}
      </Link>
    );
  if (place === null) return name;
  return (
    <Link component={PageLink} to={href(place.route, place.params, place.query)} onClick={onLeave}>
      {name}
    </Link>
  );
}

interface UsesListProps {
  readonly id: RowId;
  /** What refers to a record, by its id. */
  readonly uses: Uses;
  /** A link is followed; without it records are named and not linked. */
  readonly onLeave?: () => void;
}

/** What refers to a record, by kind, with the way to each. */
export function UsesList({ id, uses, onLeave }: UsesListProps) {
  const { t } = useTranslation('finance');
  const { status, data, retry } = useQuery(uses, id);
  const found = useMemo(() => data && readUses(data), [data]);
  if (status === 'failed') return <ErrorState title={t('whoUses.failed')} onRetry={retry} />;
  if (found === null)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
  if (found.length === 0) return <div>{t('whoUses.nothing')}</div>;
  return (
    <Root>
      {found.map(({ name, count, records }) => (
        <section key={name}>
          <Head>{[wordOfUse(name, t), formatNumber(count, { decimals: 0 })].join(': ')}</Head>
          {records.length > 0 && (
            <Records>
              {records.map((record) => (
                <li key={`${record.kind} ${record.id}`}>
                  <RecordLink record={record} onLeave={onLeave} />
                </li>
              ))}
            </Records>
          )}
          {records.length > 0 && count > records.length && (
            <div>{t('whoUses.more', { count: count - records.length })}</div>
          )}
        </section>
      ))}
    </Root>
  );
}
