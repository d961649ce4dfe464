import { useEffect } from 'react';
import { invalidate } from '@/platform/store/tags';
import { RegisterPage } from '@/families/register/RegisterPage';
import { useAppDispatch } from '@/platform/store/hooks';
import { modules } from '../registers/modules';

export function Page() {
  const dispatch = useAppDispatch();
  // Notices and others choose among modules: whoever leaves here may have changed them.
  useEffect(() => () => void dispatch(invalidate(['modules'])), [dispatch]);
  return <RegisterPage register={modules} />;
}
