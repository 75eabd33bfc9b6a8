import { Badge } from '~/ui/badge'
import { IconButton } from '~/ui/button'
import { Carousel } from '~/ui/carousel/carousel'
import { Price } from '~/ui/price'
import { Rating } from '~/ui/rating'
import { SectionHeading } from '~/ui/section-heading'
import { TileSkeleton } from '~/ui/skeleton'
import { Tile, TileGrid } from '~/ui/tile'
import { type DemoGood, DemoPicture, demoGoods } from './demo-goods'
import { carouselWords } from './movement'
import { Row, Section } from './section'

function GoodTile({ good, index }: { good: DemoGood; index: number }) {
  return (
    <Tile
      to={`#${good.key}`}
      title={good.title}
      picture={
        index === 0 ? (
          <Carousel
            label={good.title}
            look="picture"
            play={{ intervalMs: 3000, when: 'hover' }}
            words={carouselWords}
            className="size-full"
            slides={[
              { key: 'front', label: '1 of 2', content: <DemoPicture good={good} /> },
              { key: 'back', label: '2 of 2', content: <DemoPicture good={good} flipped /> },
            ]}
          />
        ) : (
          <DemoPicture good={good} />
        )
      }
      faded={index === 4}
      badges={
        <>
          {good.percent && (
            <Badge look="ticket" tone="bunga">
              {good.percent}
            </Badge>
          )}
          {index === 1 && (
            <Badge look="ticket" tone="kunyit">
              Only 3 left
            </Badge>
          )}
          {index === 4 && (
            <Badge look="ticket" tone="neutral">
              Out of stock
            </Badge>
          )}
        </>
      }
      corner={
        <IconButton
          icon={index === 2 ? 'heart-filled' : 'heart'}
          label={`Keep ${good.title}`}
          pressed={index === 2}
        />
      }
      price={<Price amount={good.price} currency="RM" original={good.original} originalLabel="before" />}
      meta={
        <>
          <Rating
            value={good.rating}
            label={`${good.rating} of 5 stars`}
            compact
            size={14}
            className="text-xs!"
          >
            {good.ratings}
          </Rating>
          <p>{good.place}</p>
        </>
      }
    />
  )
}

export function Shelf() {
  return (
    <section aria-labelledby="shelf-title" id="shelf" className="pg-section">
      <SectionHeading title="A shelf" id="shelf-title" moreTo="#shelf" moreLabel="View all">
        What a page of things looks like
      </SectionHeading>
      <TileGrid>
        {demoGoods.map((good, index) => (
          <li key={good.key}>
            <GoodTile good={good} index={index} />
          </li>
        ))}
        <li>
          <TileSkeleton />
        </li>
      </TileGrid>
    </section>
  )
}

export function Goods() {
  return (
    <Section
      id="goods"
      title="Goods"
      render={() => (
        <>
          <Row label="price: small, medium, large, offer, approximate">
            <Price amount="8.90" currency="RM" size="small" />
            <Price amount="128.50" currency="RM" />
            <Price
              amount="1,280.00"
              currency="RM"
              size="large"
              original="1,499.00"
              originalLabel="before"
              percent="−15%"
            />
            <Price amount="39.00" currency="RM" note="about US$ 8.58" />
          </Row>
          <Row label="rating">
            <Rating value={4.6} label="4.6 of 5 stars">
              4.6 (128)
            </Rating>
            <Rating value={2.5} label="2.5 of 5 stars" size={24} />
            <Rating value={0} label="No stars yet">
              No reviews yet
            </Rating>
            <Rating value={4.9} label="4.9 of 5 stars" compact>
              4.9
            </Rating>
          </Row>
          <div className="pg-item pg-pair">
            {demoGoods.slice(0, 4).map((good, index) => (
              <GoodTile key={good.key} good={good} index={index} />
            ))}
          </div>
        </>
      )}
    />
  )
}
