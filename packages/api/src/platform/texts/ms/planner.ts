import type { planner as english } from '../en/planner'
import type { Translated } from '../texts-of'

export const planner: Translated<typeof english> = {
  planNear: {
    inApp: { title: '{{list}}: harinya semakin hampir', text: 'Lihat apa yang masih perlu dibeli.' },
    subject: '{{list}}: {{day}} semakin hampir',
    heading: '{{day}} semakin hampir',
    text: 'Senarai anda “{{list}}” adalah untuk {{day}}. Lihat apa yang masih perlu dibeli supaya sampai tepat pada masanya.',
    button: 'Lihat senarai',
  },
  planCheaper: {
    inApp: {
      title: 'Lebih murah daripada rancangan: {{title}}',
      text: 'Kini {{amount}}. Ia ada dalam senarai anda “{{list}}”.',
    },
    subject: 'Lebih murah daripada rancangan: {{title}}',
    heading: 'Lebih murah daripada rancangan',
    text: '“{{title}}” dalam senarai anda “{{list}}” kini berharga {{amount}}. Rancangan anda ialah {{before}}.',
    button: 'Lihat senarai',
  },
  planGiven: {
    inApp: {
      title: '{{list}}: hadiah untuk anda',
      text: 'Dibeli untuk anda: {{pieces}}. Lihat siapa yang memberi.',
    },
    subject: '{{list}}: hadiah untuk anda',
    heading: 'Ada yang membelikan anda hadiah',
    text: 'Daripada senarai anda “{{list}}” pada {{day}}, bilangan yang telah dibeli untuk anda: {{pieces}}. Senarai itu menunjukkan siapa yang memberi.',
    button: 'Lihat siapa yang memberi',
  },
  giftEnded: {
    inApp: {
      title: 'Tidak lagi ditempah: {{title}}',
      text: 'Anda telah menempahnya daripada senarai “{{list}}”. Kini orang lain boleh memberinya; anda juga masih boleh.',
    },
    subject: 'Tidak lagi ditempah: {{title}}',
    heading: 'Hadiah anda tidak lagi ditempah',
    text: '“{{title}}” dalam senarai “{{list}}” telah ditempah untuk anda tetapi tidak dibeli dalam tempoh yang ditetapkan, jadi orang lain boleh memberinya semula. Anda juga masih boleh.',
    button: 'Lihat senarai',
  },
  giftItemRemoved: {
    inApp: {
      title: 'Tidak lagi diperlukan: {{title}}',
      text: 'Ia telah dikeluarkan daripada senarai “{{list}}”. Pesanan yang telah anda buat kekal; yang baru ditempah ada dalam troli anda.',
    },
    subject: 'Tidak lagi diperlukan: {{title}}',
    heading: 'Barang yang ingin anda beri telah dikeluarkan daripada senarai',
    text: '“{{title}}” telah dikeluarkan daripada senarai “{{list}}” ({{day}}). Pesanan yang telah anda buat kekal: anda masih boleh memberinya, atau minta penjual membatalkannya. Yang baru ditempah ada dalam troli anda; keluarkan jika anda tidak lagi mahukannya.',
    button: 'Lihat hadiah anda',
  },
  giftListRemoved: {
    inApp: {
      title: 'Senarai dibuang: {{list}}',
      text: 'Anda memberi sesuatu daripadanya. Pesanan yang telah anda buat kekal; yang baru ditempah ada dalam troli anda.',
    },
    subject: 'Senarai dibuang: {{list}}',
    heading: 'Senarai untuk hadiah anda telah dibuang',
    text: 'Senarai “{{list}}” ({{day}}) telah dibuang. Pesanan yang telah anda buat kekal: anda masih boleh memberinya, atau minta penjual membatalkannya. Yang baru ditempah ada dalam troli anda; keluarkan jika anda tidak lagi mahukannya.',
    button: 'Lihat hadiah anda',
  },
  giftItemBack: {
    inApp: { title: 'Diperlukan semula: {{title}}', text: 'Ia kembali dalam senarai “{{list}}”.' },
    subject: 'Diperlukan semula: {{title}}',
    heading: 'Barang yang ingin anda beri kembali dalam senarai',
    text: '“{{title}}” kembali dalam senarai “{{list}}” ({{day}}).',
    button: 'Lihat senarai',
  },
  giftListBack: {
    inApp: {
      title: 'Senarai dipulihkan: {{list}}',
      text: 'Anda memberi sesuatu daripadanya. Ia untuk {{day}}.',
    },
    subject: 'Senarai dipulihkan: {{list}}',
    heading: 'Senarai untuk hadiah anda ada semula',
    text: 'Senarai “{{list}}” ({{day}}), yang anda beri sesuatu daripadanya, kini ada semula.',
    button: 'Lihat senarai',
  },
  giftDayMoved: {
    inApp: {
      title: '{{list}}: kini pada {{day}}',
      text: 'Sebelum ini pada {{before}}. Anda memberi sesuatu daripadanya.',
    },
    subject: '{{list}}: kini pada {{day}}',
    heading: 'Hari bagi senarai untuk hadiah anda telah berubah',
    text: 'Senarai “{{list}}”, yang anda beri sesuatu daripadanya, kini untuk {{day}}. Sebelum ini, ia untuk {{before}}.',
    button: 'Lihat senarai',
  },
}
