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
}
