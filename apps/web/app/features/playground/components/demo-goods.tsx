import type { ReactNode } from 'react'

export type DemoGood = {
  key: string
  title: string
  ground: string
  art: ReactNode
  price: string
  original?: string
  percent?: string
  rating: number
  ratings: string
  place: string
}

/** Things for the shelf of the playground, drawn by hand so that it needs no data. */
export const demoGoods: readonly DemoGood[] = [
  {
    key: 'mango',
    title: 'Harumanis mangoes from Perlis, 1 kg box',
    ground: '#fde3b0',
    art: (
      <>
        <ellipse cx="100" cy="160" rx="58" ry="8" fill="#00000018" />
        <path d="M62 132c-14-26 6-66 44-70 34-4 52 26 44 54-9 32-70 50-88 16Z" fill="#f2a71b" />
        <path d="M70 128c-8-22 6-50 34-56-16 14-24 36-20 62Z" fill="#f7c55a" />
        <path d="M112 62c4-14 18-22 36-20-6 14-18 22-36 20Z" fill="#0b6b57" />
      </>
    ),
    price: '28.00',
    original: '35.00',
    percent: '−20%',
    rating: 4.8,
    ratings: '4.8 · 1.2k sold',
    place: 'Perlis',
  },
  {
    key: 'wau',
    title: 'Wau bulan, hand-cut moon kite with bamboo frame, 60 cm, ready to fly or hang on the wall',
    ground: '#d7e7f5',
    art: (
      <>
        <path
          d="M100 30c44 4 64 30 68 44-30-4-46 0-68 12-22-12-38-16-68-12 4-14 24-40 68-44Z"
          fill="#c8243f"
        />
        <path
          d="M100 44c24 2 40 14 48 24-20-2-34 2-48 10-14-8-28-12-48-10 8-10 24-22 48-24Z"
          fill="#f2a71b"
        />
        <path d="M60 124a42 42 0 0 0 80 0c-8 14-24 20-40 20s-32-6-40-20Z" fill="#0b6b57" />
        <path d="M100 30v128" stroke="#1c1917" strokeWidth="3" />
        <circle cx="100" cy="62" r="7" fill="#fff" />
      </>
    ),
    price: '189.90',
    rating: 4.6,
    ratings: '4.6 · 84 sold',
    place: 'Kelantan',
  },
  {
    key: 'tea',
    title: '拉茶 Teh tarik, 20 sticks',
    ground: '#f3dccb',
    art: (
      <>
        <ellipse cx="100" cy="166" rx="50" ry="7" fill="#00000018" />
        <path d="M60 56h80l-8 106H68Z" fill="#fff" opacity=".7" />
        <path d="M63 78h74l-6 80H69Z" fill="#b9683a" />
        <path
          d="M62 64c0-16 76-16 76 0 4 14-8 18-14 14-6 8-16 8-24 2-8 6-18 6-24-2-8 4-18 0-14-14Z"
          fill="#f6e7d2"
        />
      </>
    ),
    price: '16.50',
    rating: 4.9,
    ratings: '4.9 · 3.4k sold',
    place: 'Ipoh',
  },
  {
    key: 'durian',
    title: 'Musang King durian, vacuum packed, 400 g',
    ground: '#dcebd0',
    art: (
      <>
        <ellipse cx="100" cy="160" rx="60" ry="8" fill="#00000018" />
        <path
          d="m100 46 9 9 12-6 4 12 13-1 0 13 13 3-4 12 12 7-8 10 8 10-11 8 5 12-13 4 1 13-13 0-5 12-12-5-11 7-11-7-12 5-5-12-13 0 1-13-13-4 5-12-11-8 8-10-8-10 12-7-4-12 13-3 0-13 13 1 4-12 12 6Z"
          fill="#7d9a3c"
        />
        <path d="M76 82c22-14 46-8 54 12 8 22-10 40-32 38-28-2-40-36-22-50Z" fill="#f6d873" />
        <path d="M100 46c-2-10 0-18 6-22" stroke="#5b4a2b" strokeWidth="7" strokeLinecap="round" />
      </>
    ),
    price: '1,280.00',
    original: '1,499.00',
    percent: '−15%',
    rating: 4.2,
    ratings: '4.2 · 640 sold',
    place: 'Raub, Pahang',
  },
  {
    key: 'gong',
    title: 'Kain songket sarung',
    ground: '#e9d9ee',
    art: (
      <>
        <path d="M44 52h96l16 16v84H60L44 136Z" fill="#7a1f4b" />
        <path d="M44 52h96v84H44Z" fill="#9c2a62" />
        <path
          d="m92 62 30 32-30 32-30-32Zm0 14 16 18-16 18-16-18ZM44 60l14-8H44Zm0 68 14 8H44Zm96-68-14-8h14Zm0 68-14 8h14Z"
          fill="#f2c35b"
        />
      </>
    ),
    price: '320.00',
    rating: 5,
    ratings: '5.0 · 12 sold',
    place: 'Terengganu',
  },
]

export function DemoPicture({ good, flipped }: { good: DemoGood; flipped?: boolean }) {
  return (
    <svg viewBox="0 0 200 200" fill="none" role="img" aria-label={good.title} className="pg-picture">
      <path d="M0 0h200v200H0Z" fill={good.ground} />
      <path d="M0 150h200v50H0Z" fill="#ffffff" opacity=".45" />
      <g transform={flipped ? 'translate(200 0) scale(-1 1)' : undefined}>{good.art}</g>
    </svg>
  )
}
