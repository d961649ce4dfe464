import type { SystemVersion } from '../../db/platform/customers';
import { versionToShow } from '../../db/versionToShow';
import { platformRegister } from '../../platformRegister';
import { demo } from '../../state';
import { Checks } from './checks';

const table = () => demo.world.platform.systemVersions;

export const versionHandlers = platformRegister<SystemVersion>({
  controller: 'SystemVersioning',
  slug: 'versao-sistema',
  nameOf: (row) => `${row.major}.${row.minor}.${row.patch} · ${row.title}`,
  table,
  newestFirst: true,
  wire: (row) => ({ ...row, shown: versionToShow(demo.world)?.id === row.id }),
  check: (sent, ownId) => {
    const check = new Checks(sent);
    const input = {
      title: check.text('title', 'Título', 100),
      major: check.whole('major', 'Ano', 0, 999),
      minor: check.whole('minor', 'Mês', 0, 999),
      patch: check.whole('patch', 'Correção', 0, 999),
      versionDate: check.day('versionDate', 'Data'),
      changelog: check.text('changelog', 'O que mudou', 100_000),
    };
    const duplicate = table().find(
      (row) =>
        row.id !== ownId &&
        row.major === input.major &&
        row.minor === input.minor &&
        row.patch === input.patch,
    );
    if (duplicate) check.refuse('patch', 'Já existe esta versão.');
    const { errors, failed } = check;
    return failed ? { errors } : { errors, input };
  },
});
