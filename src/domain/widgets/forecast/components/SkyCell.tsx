import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { ConditionIcon } from '../icons/ConditionIcon';
import { readCondition } from '../rules/conditions';
import { useConditionText } from '../useConditionText';

/** The sky of one hour: drawn, and in words for the tooltip and screen readers. */
export function SkyCell({ conditions, night }: { readonly conditions: string; readonly night: boolean }) {
  const words = useConditionText()(conditions);
  return (
    <span title={words} style={{ display: 'inline-block' }}>
      <ConditionIcon condition={readCondition(conditions)} night={night} size={28} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
