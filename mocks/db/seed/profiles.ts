import type { Profile } from '../types';

/** Access profiles, one for each licence type; the ids are the licence types. */
export const profiles: readonly Profile[] = (
  [
    [1, 'PRODUTOR ADMINISTRADOR', 'Produtor', 'Administra a conta, convida usuários e vê todos os módulos.'],
    [
      2,
      'ADMINISTRADOR DO PROGRAMA PARCEIRO',
      'Programa parceiro',
      'Administra a conta pelo programa parceiro.',
    ],
    [3, 'USUARIO', 'Usuário', 'Lança e consulta nos módulos liberados pelo administrador.'],
    [4, 'MEDICO VETERINARIO', 'Veterinário', 'Acompanha lotes de aves e de peixes.'],
    [5, 'CONTADOR', 'Contador', 'Consulta e fecha o financeiro do produtor.'],
    [6, 'INTEGRADORA', 'Integradora', 'Acompanha os lotes dos produtores integrados.'],
    [7, 'TECNICO INSTALADOR', 'Técnico instalador', 'Instala e confere sensores e equipamentos.'],
    [8, 'AGROCENTER', 'AgroCenter', 'Administra a conta como AgroCenter.'],
    [9, 'CONSULTOR AGROCENTER', 'Consultor AgroCenter', 'Presta consultoria técnica ao produtor.'],
  ] as const
).map(([licenceType, name, licenceTypeDescription, description]) => ({
  id: licenceType,
  licenceType,
  name,
  licenceTypeDescription,
  description,
}));
