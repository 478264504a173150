/** Coffee at a kitchen table: an older man and the woman who looks after him, with the evening in the window. */
export function Kitchen({ label }: { label: string }) {
  return (
    <svg className="home-kitchen" viewBox="0 0 520 420" role="img" aria-label={label}>
      <path
        d="M40 96C96 10 246-10 356 26s182 132 148 238-150 134-266 136S8 344 8 256C8 190 6 148 40 96Z"
        fill="var(--home-wall)"
      />
      <rect x="178" y="62" width="164" height="150" rx="10" fill="var(--home-sky)" />
      <circle cx="300" cy="112" r="24" fill="var(--home-sun)" />
      <path
        d="M178 176c34-30 62-26 84-8s52 8 80-14v48a10 10 0 0 1-10 10H188a10 10 0 0 1-10-10Z"
        fill="var(--home-hill)"
      />
      <path d="M260 62v150M178 136h164" stroke="var(--home-frame)" strokeWidth="7" />
      <rect
        x="178"
        y="62"
        width="164"
        height="150"
        rx="10"
        fill="none"
        stroke="var(--home-frame)"
        strokeWidth="9"
      />
      <path d="M168 214h184" stroke="var(--home-frame)" strokeWidth="12" strokeLinecap="round" />
      <path
        d="M160 58c10 60 6 100-10 146 14 4 24 4 32 0 6-52 6-98 2-146ZM360 58c-10 60-6 100 10 146-14 4-24 4-32 0-6-52-6-98-2-146Z"
        fill="var(--home-curtain)"
      />
      <path d="M260 0v26" stroke="var(--home-frame)" strokeWidth="4" />
      <path d="M232 50c2-16 14-26 28-26s26 10 28 26Z" fill="var(--home-lamp)" />
      <g>
        <path d="M86 404c-4-72-4-120 26-142 22-16 62-14 84 6 20 18 26 62 26 136Z" fill="#7a5c43" />
        <path d="M112 264c16 22 50 24 66 4l-12-20h-42Z" fill="#f4ecdf" />
        <path d="M124 226h38v30c-8 14-30 14-38 0Z" fill="#dba781" />
        <path d="M100 186c0-34 20-54 46-54s44 20 44 52c0 36-20 60-44 60s-46-22-46-58Z" fill="#e9b993" />
        <path
          d="M98 190c-8-40 16-66 48-66 34 0 56 24 46 64-4-16-8-26-18-32-18 6-42 6-56-2-12 8-18 18-20 36Z"
          fill="#e8e6e1"
        />
        <path d="M122 216c14-8 32-8 46 0-4 16-14 22-23 22s-19-6-23-22Z" fill="#e8e6e1" />
        <path d="M136 222c6 4 12 4 18 0" stroke="#8c4a35" strokeWidth="3" strokeLinecap="round" fill="none" />
        <g fill="none" stroke="#3b3330" strokeWidth="3">
          <circle cx="128" cy="188" r="12" />
          <circle cx="162" cy="188" r="12" />
          <path d="M140 188h10" />
        </g>
        <path
          d="M122 189c4-5 9-5 12 0M156 189c4-5 9-5 12 0"
          stroke="#3b3330"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <g>
        <path d="M306 404c0-66 4-116 28-136 22-18 62-18 84 0 26 22 30 74 26 136Z" fill="#2f7f79" />
        <path d="m346 262 28 36 28-36-12-12h-34Z" fill="#f2c9a8" />
        <path d="m340 260 34 44 34-44" fill="none" stroke="#235f5b" strokeWidth="6" strokeLinejoin="round" />
        <path
          d="M326 212c-14-58 10-96 50-96 42 0 62 40 46 100 14 26 4 46-8 52l-76-2c-14-8-22-28-12-54Z"
          fill="#33231f"
        />
        <path d="M356 226h36v30c-8 12-28 12-36 0Z" fill="#b87650" />
        <path d="M332 186c0-34 18-52 42-52s42 18 42 50c0 36-20 58-42 58s-42-22-42-56Z" fill="#cb8a62" />
        <path d="M330 184c4-28 16-40 40-44 14 22 30 32 48 36-4-32-18-48-44-48s-44 20-44 56Z" fill="#33231f" />
        <path
          d="M350 186c4-5 9-5 12 0M384 186c4-5 9-5 12 0"
          stroke="#33231f"
          strokeWidth="3.500"
          strokeLinecap="round"
          fill="none"
        />
        <path
          d="M356 212c10 12 26 12 36 0Z"
          fill="#fff"
          stroke="#8c3a2b"
          strokeWidth="2.500"
          strokeLinejoin="round"
        />
        <path
          d="M340 206c4-4 10-4 13 0M395 206c3-4 9-4 13 0"
          stroke="#e0775c"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".5"
          fill="none"
        />
      </g>
      <path d="M22 344h476a10 10 0 0 1 10 10v12H12v-12a10 10 0 0 1 10-10Z" fill="var(--home-table)" />
      <path d="M12 366h496v14c-80 26-416 26-496 0Z" fill="var(--home-table-dark)" />
      <path d="M196 300c4 26 20 40 36 44h-76c-10-10-12-22-6-30Z" fill="#7a5c43" />
      <path d="M330 304c-10 20-24 34-40 40h84c8-12 6-24-2-32Z" fill="#2f7f79" />
      <circle cx="232" cy="334" r="13" fill="#e9b993" />
      <circle cx="292" cy="334" r="13" fill="#cb8a62" />
      <g>
        <path
          d="M236 312h32v24a10 10 0 0 1-10 10h-12a10 10 0 0 1-10-10Z"
          fill="#fffdf9"
          stroke="#d9cfbd"
          strokeWidth="2"
        />
        <path d="M268 318c12-2 12 16 0 15" fill="none" stroke="#d9cfbd" strokeWidth="4" />
        <path
          d="M246 302c-6-8 6-10 0-20M258 302c-6-8 6-10 0-20"
          stroke="var(--home-steam)"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M408 316h30v20a10 10 0 0 1-10 10h-10a10 10 0 0 1-10-10Z" fill="#d65d43" />
        <path d="M438 320c11-2 11 15 0 14" fill="none" stroke="#d65d43" strokeWidth="4" />
        <path
          d="M418 306c-6-8 6-10 0-18M428 306c-6-8 6-10 0-18"
          stroke="var(--home-steam)"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M52 344c-4-22-2-34 4-40h30c6 6 8 18 4 40Z" fill="#d65d43" />
        <path
          d="M70 304c-4-30-24-36-32-54 22 0 32 18 34 40 0-30 14-40 30-44-2 24-22 30-28 58Z"
          fill="var(--home-leaf)"
        />
      </g>
    </svg>
  )
}
