import type en from '../../en/access/staff'

export default {
  firstTitle: 'Sediakan pasar anda',
  firstLead: 'Anda pentadbir pertama: belum ada sesiapa lain yang boleh mengurus pasar ini.',
  firstSubmit: 'Buka pasar',
  firstReady: 'Pasar ini milik anda, {{name}}.',
  endedTitle: 'Pautan ini telah luput',
  endedText:
    'Ia boleh digunakan sekali sahaja, dalam masa {{rule.firstAdminHours}} jam. Selagi tiada pentadbir, pautan baharu dipaparkan setiap kali pasar dimulakan.',
} satisfies Record<keyof typeof en, string>
