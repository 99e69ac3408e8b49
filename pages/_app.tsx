import type { AppProps } from "next/app";
import Head from "next/head";
import { SiteFooter } from "@/components/article/SiteFooter";
import { SiteHeader } from "@/components/article/SiteHeader";
import "@/styles/globals.css";

/** Header, page, footer; an embedded widget stands alone. */
export default function App({ Component, pageProps, router }: AppProps) {
  const isEmbed = router.pathname.startsWith("/embed/");
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      {!isEmbed && (
        <a href="#main" className="skip-link">
          Skip to the text
        </a>
      )}
      {!isEmbed && <SiteHeader />}
      <Component {...pageProps} />
      {!isEmbed && <SiteFooter />}
    </>
  );
}
