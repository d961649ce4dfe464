import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { sampleStatus } from '@/platform/theme/gallery/sampleStatus';
import { tones } from '@/platform/theme/schemeTypes';
import { AppDialog } from '@/platform/ui/AppDialog';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { confirm } from '@/platform/ui/confirm';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { HtmlView } from '@/platform/ui/HtmlView';
import { IconAction } from '@/platform/ui/IconAction';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { MetricTile } from '@/platform/ui/MetricTile';
import { PasswordField } from '@/platform/ui/PasswordField';
import { SearchField } from '@/platform/ui/SearchField';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { StatusChip } from '@/platform/ui/StatusChip';
import { TextInput } from '@/platform/ui/TextInput';
import { toast } from '@/platform/ui/toast';
import { words } from './words';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 16,
});
const States = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: 16,
  marginBottom: 16,
});

/** Buttons, chips, banners, tiles, states, formatted text, dialogs and toasts, each in its states. */
export function UiGallery() {
  const [tab, setTab] = useState('all');
  const [text, setText] = useState('');
  const [dialog, setDialog] = useState(false);
  const none = () => undefined;
  return (
    <>
      <Row>
        <Button variant="contained">{words.save}</Button>
        <Button variant="outlined">{words.cancel}</Button>
        <LoadingButton variant="contained" busy>
          {words.save}
        </LoadingButton>
        <LoadingButton variant="contained" disabledReason={words.reason}>
          {words.save}
        </LoadingButton>
        <IconAction label={words.edit} icon={<EditOutlined />} onClick={none} />
        <IconAction
          label={words.remove}
          icon={<DeleteOutlined />}
          onClick={none}
          disabledReason={words.reason}
        />
        <IconAction label={words.refresh} icon={<RefreshOutlined />} onClick={none} size="small" />
        <Button
          onClick={() =>
            void confirm({
              title: words.question,
              body: words.consequence,
              confirmLabel: words.remove,
              danger: true,
            })
          }
        >
          {words.question}
        </Button>
        <Button onClick={() => setDialog(true)}>{words.dialog}</Button>
      </Row>
      {dialog && (
        <AppDialog title={words.dialog} size="s" full onClose={() => setDialog(false)}>
          <DialogContent>{words.sentence}</DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={() => setDialog(false)}>
              {words.cancel}
            </Button>
          </DialogActions>
        </AppDialog>
      )}
      <Row>
        {tones.map((tone) => (
          <Button key={tone} variant="outlined" onClick={() => toast({ tone, text: words.saved })}>
            {tone}
          </Button>
        ))}
      </Row>
      <Row>
        {Object.entries(sampleStatus).map(([name, look]) => (
          <StatusChip key={name} {...look} label={name} />
        ))}
      </Row>
      {tones.map((tone) => (
        <div key={tone} style={{ marginBottom: 12 }}>
          <Banner
            tone={tone}
            fact={words.fact}
            text={words.sentence}
            onClose={none}
            action={{ label: words.refresh, onClick: none }}
          />
        </div>
      ))}
      <Row style={{ alignItems: 'flex-start', gap: 32 }}>
        <MetricTile label={words.metric} value="5,4127" unit="R$" />
        <MetricTile label={words.metric} value="1.248" />
        <MetricTile
          label={words.metric}
          value="12,5"
          suffix="%"
          trend={{ direction: 'up', text: '+0,84 %', against: words.against, sense: 'good' }}
        />
        <MetricTile
          label={words.metric}
          value="8,2"
          unit="R$"
          trend={{ direction: 'down', text: '−1,20 %', against: words.against, sense: 'bad' }}
        />
        <MetricTile label={words.metric} value="31" trend={{ direction: 'flat', text: '0,00 %' }} />
      </Row>
      <CountTabs
        idBase="gallery"
        label={words.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'all', label: words.all, count: 135 },
          { value: 'new', label: words.fresh, count: 0 },
          { value: 'loading', label: words.waiting, count: null },
        ]}
      />
      <div {...panelProps('gallery', tab)}>
        <Row style={{ marginTop: 16, alignItems: 'flex-start' }}>
          <div style={{ width: 280 }}>
            <TextInput label={words.text} value={text} onChange={setText} error={words.reason} />
          </div>
          <div style={{ width: 280 }}>
            <PasswordField label={words.password} value={text} onChange={setText} />
          </div>
          <SearchField label={words.search} value={text} onSearch={setText} />
        </Row>
      </div>
      <States>
        <Card title={words.html}>
          <HtmlView html={words.htmlText} mark={words.mark} />
        </Card>
        <Card title={words.waiting}>
          <Loading>
            <SkeletonText lines={5} />
          </Loading>
        </Card>
        <Card title={words.empty}>
          <EmptyState
            title={words.empty}
            text={words.sentence}
            action={<Button variant="outlined">{words.save}</Button>}
          />
        </Card>
        <Card title={words.search}>
          <NoMatches onClear={none} />
        </Card>
        <Card title={words.failed}>
          <ErrorState onRetry={none} code={500} />
        </Card>
        <Card title={words.reason}>
          <ForbiddenState />
        </Card>
      </States>
    </>
  );
}
