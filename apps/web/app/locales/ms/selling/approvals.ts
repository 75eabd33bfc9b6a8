import type en from '../../en/selling/approvals'

export default {
  title: 'Permohonan penjual',
} satisfies typeof en
